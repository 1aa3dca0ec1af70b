import { render } from 'preact';
import { App } from './app.js';
import { storedTheme, takeTheme } from './theme.js';

// Before the first paint, which would be of other colours.
takeTheme(storedTheme());
const place = document.getElementById('page') as HTMLElement;
place.replaceChildren();
render(<App />, place);
