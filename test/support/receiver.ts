/**
 * A real HTTP server that stands for the servers of others: hooks and push services. It notes what it gets, and its
 * replies depend on the path: `/status/410/…` replies 410, `/redirect/…` leads to `/caught/…`, `/hang/…` never replies.
 * `GET /…` returns what came to that path.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

export async function startReceiver(): Promise<{ url: string; stop: () => Promise<void> }> {
  const received = new Map<string, Received[]>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'GET') {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(received.get(path) ?? []));
      return;
    }
    const body = (await bodyOf(request)).toString('base64');
    const headers = request.headers as Record<string, string>;
    received.set(path, [...(received.get(path) ?? []), { headers, body }]);
    const [, what, code] = path.split('/');
    if (what === 'hang') return;
    if (what === 'redirect') response.writeHead(307, { Location: path.replace('redirect', 'caught') }).end();
    else response.writeHead(what === 'status' ? Number(code) : 201).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The tests end, and so does the process.
  server.unref();
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
