/** `npm start`: the whole service on this machine. `npm start -- --port 9000` changes the port. */
import { parseArgs } from 'node:util';
import { ensureBuild, ensureDependencies, ensureMigrated, fail, portIsFree, say, serve } from './setup.mjs';

const STATE = '.wrangler/state';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } }, strict: false });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`--port takes a number from 1 to 65535, not ${values.port}`);
if (!(await portIsFree(port)))
  fail(`port ${port} is taken by another program. Try: npm start -- --port ${port === 65_535 ? 8788 : port + 1}`);

ensureDependencies();
ensureBuild();
ensureMigrated(STATE);
say('starting …');

try {
  const { child, url } = await serve({
    port,
    state: STATE,
    onLine: (line) => {
      if (/error|exception/i.test(line)) console.error(line);
    },
  });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  child.once('exit', (code) => process.exit(code ?? 0));
  say(`ready. Open ${url}  (mail is shown at ${url}/dev/mail; stop with Ctrl-C)`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
