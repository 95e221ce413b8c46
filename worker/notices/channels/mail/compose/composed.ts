export interface Composed {
  subject: string;
  text: string;
  html: string;
}
