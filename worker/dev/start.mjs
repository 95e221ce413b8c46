/**
 * `npm start`: the whole service on this machine. `npm start -- --port 9000` changes the port.
 * `npm start -- --production --origin https://…` serves other people (OPERATING.md).
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyPages, originFault, productionVars } from './production.mjs';
import { ensureBuild, ensureDependencies, ensureMigrated, fail, portIsFree, root, say, serve } from './setup.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    host: { type: 'string', default: '127.0.0.1' },
    production: { type: 'boolean', default: false },
    origin: { type: 'string' },
    data: { type: 'string' },
  },
  strict: false,
});
const { production, origin, host } = values;
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`--port takes a number from 1 to 65535, not ${values.port}`);
const fault = production ? originFault(origin) : null;
if (fault) fail(fault);
if (!(await portIsFree(port)))
  fail(`port ${port} is taken by another program. Try: npm start -- --port ${port === 65_535 ? 8788 : port + 1}`);

// npm runs this in the project's folder, but a folder is named from where the operator is.
const from = process.env.INIT_CWD ?? process.cwd();
const state = values.data ? path.resolve(from, values.data) : path.join(root, production ? 'data' : '.wrangler/state');

ensureDependencies();
ensureBuild();
if (production) mkdirSync(state, { recursive: true, mode: 0o700 });
ensureMigrated(state);
say('starting …');

/** In production every line is kept: journald or the container's log has them. Otherwise only what went wrong is shown. */
const onLine = (line) => {
  if (production) console.log(line);
  else if (/error|exception/i.test(line)) console.error(line);
};

try {
  const served = production
    ? { vars: productionVars(origin, state, process.env), host, pages: copyPages(state), isLocal: false }
    : {};
  const { child, url } = await serve({ port, state, onLine, ...served });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  child.once('exit', (code) => process.exit(code ?? 1));
  if (production) {
    const mail = served.vars.MAIL_TRANSPORT === 'none' ? 'It sends no mail: SMTP_HOST is not set' : 'It sends mail';
    say(`ready. ${origin} must lead to http://${host}:${port}. Everything is kept in ${state}. ${mail}`);
  } else say(`ready. Open ${url}  (mail is shown at ${url}/dev/mail; stop with Ctrl-C)`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
