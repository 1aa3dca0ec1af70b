import { render } from 'preact';
import { App } from './app.js';
import { storedTheme, takeTheme } from './theme.js';

// Before the first paint, which would be of other colours.
takeTheme(storedTheme());
render(<App />, document.getElementById('page') as HTMLElement);
