/** Everything that goes into the report, as far as the scope of each release lets it. */
export type ReportedPerson = {
  name: string;
  /** E-mail and telephone: what there is of them. */
  contact: string[];
  /** 24.11.2026, or November 2026 without a name. */
  released: string;
  /** What is said of the match, sentence by sentence. */
  match: string[];
  /** The sentences about 'eingeschränkt'; none where nothing is limited. */
  limited: string[];
  /** Strongest first with their places, or without a name what the job asks for with its group. */
  skills: Array<{ name: string; place: string }>;
  /** How `skills` is to be read, and the head of its second column. */
  skillsText: string;
  placeName: string;
  /** Line by line. */
  values: string[];
  valuesText: string;
};

export type ReportContent = { head: string; about: string; people: ReportedPerson[] };
