/**
 * JSON that stands ready as text, for answers of several megabytes: made by a worker, sent as it is, and made a value again by
 * the page that has asked.
 */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What `text` says, as far as whoever asked is concerned. */
export const asValue = <T>(text: string): T => new JsonText(text) as unknown as T;
