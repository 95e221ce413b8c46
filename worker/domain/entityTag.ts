/**
 * If-None-Match: whether the caller has this answer already. Tags are compared weakly (RFC 9110, 8.8.3.2), for whoever
 * compresses an answer on its way marks its tag as weak.
 */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
