import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { proxy } from './tools/dev.mjs';

// Two pages, `/` and `/tables/…`, each with its own entry, and the fonts of all pages.  The server
// reads the manifest and puts the right addresses into its pages; what is built becomes part of the
// Python package.
export default defineConfig({
  base: '/web/',
  plugins: [svelte()],
  server: { proxy, fs: { allow: ['..'] } },
  build: {
    outDir: '../src/starfelt/server/built',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: { input: ['src/home.ts', 'src/table.ts', 'src/style/fonts.css'] },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
