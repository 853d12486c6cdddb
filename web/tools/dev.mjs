// `npm run dev`: every page and every message come from `starfelt serve`, but for the scripts and
// styles of the browser table, which Vite hands out as they are written, and anew at each change.

const SERVER = process.env.STARFELT_URL ?? 'http://127.0.0.1:8000';

const BUILT =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module") (?:href|src)="\/web\/assets\/(\w+)-[^"]*"[^>]*>(?:<\/script>)?/g;
const script = (file) => `<script type="module" src="/web/${file}"></script>`;

/** A page of the server that loads what is written instead of what was built; fonts are built. */
export function withSources(page) {
  const entries = ['home', 'table'].filter((name) => page.includes(`src="/web/assets/${name}-`));
  const scripts = entries.map((name) => script(`src/${name}.ts`));
  const found = page.replace(BUILT, (tag, name) => (name === 'fonts' ? tag : ''));
  return entries.length
    ? found.replace('</head>', [script('@vite/client'), ...scripts, '</head>'].join('\n'))
    : found;
}

/** The server says where it is only to its own pages: to it, these are some. */
export const proxy = {
  '^/(?!web/(?:src|tools|node_modules|@|\\?|$)).*': {
    target: SERVER,
    ws: true,
    changeOrigin: true,
    selfHandleResponse: true,
    headers: { origin: SERVER, 'accept-encoding': 'identity' },
    configure: (server) => {
      server.on('proxyRes', (answer, _, response) => {
        const { headers, statusCode = 200 } = answer;
        const out = response;
        if (!headers['content-type']?.startsWith('text/html')) {
          out.writeHead(statusCode, headers);
          answer.pipe(out);
          return;
        }
        // The page's own rules let it load nothing but what was built.
        const kept = { ...headers };
        delete kept['content-length'];
        delete kept['content-security-policy'];
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          out.writeHead(statusCode, kept);
          out.end(withSources(Buffer.concat(parts).toString()));
        });
      });
    },
  },
};
