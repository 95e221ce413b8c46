/** Practice copies of a table. */
import { z } from '@hono/zod-openapi';
import { ExportShape } from './history.ts';
import { TableId, TableName, Version } from './parts.ts';

const CopyAt = {
  /** The version the copy starts at. Without it, the copy starts at the last one. */
  version: Version.optional(),
  name: TableName.optional(),
};

/** From the file of a finished table, or (with a token of it) from a running table of this service. */
export const Import = z
  .union([z.strictObject({ table: ExportShape, ...CopyAt }), z.strictObject({ from: TableId, ...CopyAt })])
  .openapi('Import');

/** One person holds the token of every seat. */
export const Imported = z
  .object({ id: TableId, hostToken: z.string(), watchToken: z.string(), tokens: z.array(z.string()) })
  .openapi('Imported');

export type Import = z.infer<typeof Import>;
export type Imported = z.infer<typeof Imported>;
