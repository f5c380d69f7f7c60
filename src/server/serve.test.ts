import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

import { ask } from '../../tests/support/ask';
import { type BuiltSite, makeBuiltSite, makeFolder } from '../../tests/support/builtSite';
import { rawTool } from '../../tests/support/records';

const projectFolder = path.resolve(__dirname, '../..');

let site: BuiltSite;
let child: ChildProcess;

afterEach(() => {
  child.kill('SIGKILL');
  site.remove();
});

/** Runs `npm run serve` and collects its output. */
function serve(settings: Record<string, string>) {
  site.put('catalogue/tools.json', JSON.stringify([rawTool('Mine')]));
  child = spawn(process.execPath, ['-r', 'esbuild-register', 'src/server/serve.ts'], {
    cwd: projectFolder,
    env: {
      PATH: process.env.PATH,
      SITE_FOLDER: site.folder,
      CATALOGUE: path.join(site.folder, 'catalogue'),
      PORT: '0',
      ...settings,
    },
  });
  const said = { out: '', error: '' };
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started = new Promise((resolve) => child.stdout?.once('data', resolve));
  return { said, ended, started };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'serves the folder and the catalogue it is told, in one line, until %s',
  async (signal) => {
    site = makeBuiltSite();
    const { said, ended, started } = serve({});
    await started;
    const [, origin = ''] = /^Serving .*built-site-\w+ on (http:\/\/localhost:\d+)\n$/.exec(said.out) ?? [];
    expect((await ask(origin, '/tools')).status).toBe(200);
    expect((await ask(origin, '/api/tools/slug/mine')).status).toBe(200);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(said.error).toBe('');
  },
);

test.each([
  ['no build', {}, /^There is no built site in .*: run "npm run build" first\.\n$/],
  ['a wrong port', { PORT: 'http' }, /^PORT must be a number from 0 to 65535, but is "http"\.\n$/],
  [
    'a wrong address of a database',
    { CATALOGUE_DATABASE: 'mysql://me:secret@host/name' },
    /^CATALOGUE_DATABASE must be an address such as postgres:\/\/user:password@host\/name\.\n$/,
  ],
  ['a wrong switch', { TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be true or false, but is "yes"\.\n$/],
])('%s is told in one line', async (_, settings, line) => {
  site = makeFolder();
  const { said, ended } = serve(settings);
  expect(await ended).toBe(1);
  expect(said.out).toBe('');
  expect(said.error).toMatch(line);
});

// proves delivery-20
test('a database that cannot be reached is told in one line', async () => {
  site = makeBuiltSite();
  const { said, ended } = serve({ CATALOGUE_DATABASE: 'postgres://me:secret@127.0.0.1:1/name' });
  expect(await ended).toBe(1);
  expect(said.out).toBe('');
  expect(said.error).toMatch(/^The database cannot be reached: .*ECONNREFUSED.*\n$/);
});
