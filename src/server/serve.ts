import { createServer } from 'node:http';
import path from 'node:path';

import { createSiteHandler } from './siteHandler';

const port = Number(process.env.PORT ?? 3000);
const folder = path.resolve(process.env.SITE_FOLDER ?? 'dist');

const server = createServer(createSiteHandler(folder));

server.listen(port, () => {
  console.log(`Serving ${folder} on http://localhost:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
