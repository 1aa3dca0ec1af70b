import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The referee page: one script, one sheet of styles, one picture, under names that change with what is in them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the page's policy allows no such thing.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
});
