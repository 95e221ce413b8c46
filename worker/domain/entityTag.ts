/**
 * If-None-Match: whether the caller has this reply already. ETags are compared weakly (RFC 9110, 8.8.3.2), because a
 * proxy that compresses a reply marks its ETag as weak.
 */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
