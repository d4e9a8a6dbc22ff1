const counted =
  /(?:^|[^\p{L}])(?:vol(?:ume)?s?|no|n°|movies?|films?|the movie|gekijou?ban|part|pt|season|saison|dis[ck]|cd|dvd|cour|ver|version|level|lv|act|box)[.\s\-–]*$|(?:劇場版|剧场版|[&+])[\s\-–]*$/iu;

/** Whether the number counts volumes, movies, parts or the like. */
export function isCounted(before: string): boolean {
  return counted.test(before);
}

/** The group `lead` is the separator before the number. */
export function countsOthers({ input, index, groups }: RegExpExecArray): boolean {
  return isCounted(input.slice(0, index + (groups?.lead?.length ?? 0)));
}
