export const SECURITY = ['tls', 'starttls', 'none'] as const;
type Security = (typeof SECURITY)[number];

export interface SmtpSettings {
  host: string;
  port: number;
  /** `tls`: from the first byte. `starttls`: the server must offer it, or nothing is sent. `none`: for a server on the same machine. */
  security: Security;
  login?: { user: string; password: string };
}
