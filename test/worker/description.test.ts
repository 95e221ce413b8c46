/** /api/openapi.json describes exactly what the service offers. */
import { expect, test } from 'vitest';
import { ask } from './client.ts';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content: { 'application/json'?: { schema: object } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: object } } }>;
  security?: object[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

const read = async () => (await ask<Document>('GET', '/api/openapi.json')).json;
const CALLS = [
  'get /api/games',
  'post /api/tables',
  'get /api/tables/{id}',
  'post /api/tables/{id}/seats',
  'patch /api/tables/{id}/seats/{seat}',
  'post /api/tables/{id}/seats/{seat}/rotate',
  'post /api/tables/{id}/seats/{seat}/leave',
  'post /api/tables/{id}/seats/{seat}/host',
  'post /api/tables/{id}/start',
  'get /api/tables/{id}/view',
  'post /api/tables/{id}/actions',
  'post /api/tables/{id}/undo',
  'put /api/tables/{id}/orders',
  'get /api/tables/{id}/log',
  'get /api/tables/{id}/at/{version}',
  'get /api/tables/{id}/export',
  'post /api/import',
  'get /api/tables/{id}/notes',
  'put /api/tables/{id}/notes',
  'get /api/tables/{id}/chat',
  'post /api/tables/{id}/chat',
  'get /api/tables/{id}/live',
  'post /api/mine',
  'post /api/answers',
  'get /api/channels',
  'post /api/tables/{id}/seats/{seat}/channels',
  'post /api/tables/{id}/seats/{seat}/channels/{channel}/remove',
  'post /api/tables/{id}/seats/{seat}/channels/{channel}/test',
  'post /api/mail/links',
  'post /api/mail/confirm',
  'post /api/mail/unsubscribe',
];

test('every call is there, with its parameters, body and answers', async () => {
  const { paths, components } = await read();
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(CALLS.filter((call) => !found.includes(call))).toEqual([]);
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
      expect(named, `${method} ${path}`).toEqual(places);
      expect(operation.summary, `${method} ${path}`).toBeTruthy();
    }
  }
  expect(paths['/api/tables/{id}/actions']?.post).toMatchObject({
    security: [{ token: [] }],
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    ]),
  });
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Choice', 'View', 'Act', 'Acted', 'Table', 'Error']),
  );
  expect(components.securitySchemes.token).toEqual({ type: 'http', scheme: 'bearer' });
});

test('orders and absence are described', async () => {
  const { paths, components } = await read();
  const schemas = components.schemas as Record<string, { description?: string; properties?: Record<string, object> }>;
  expect(schemas.GiveOrders?.description).toMatch(/409.*log from `expected` \+ 1/);
  expect(schemas.Orders?.description).toMatch(/Only the seat itself/);
  expect(schemas.Order?.description).toMatch(/`ask`.*`skip`/);
  expect(schemas.Act?.properties?.orders).toMatchObject({
    description: expect.stringMatching(/next turns/),
    maxItems: 40,
  });
  expect(JSON.stringify(schemas.ChangeSeat?.properties?.awayUntil)).toMatch(/pace of the seat rests/);
  expect(Object.keys(paths['/api/tables/{id}/orders']?.put?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '404', '409', '422']),
  );
});

test('every reference in it leads somewhere', async () => {
  const document = await read();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name as string,
  );
  expect(references.length).toBeGreaterThan(20);
  for (const name of references) expect(document.components.schemas[name], name).toBeDefined();
});
