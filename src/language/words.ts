// The interface speaks English and Portuguese. Whatever a person reads in both is made as Words.
export type Language = "en" | "pt";

export type Words = Readonly<Record<Language, string>>;
