import { inEnglish } from './two-languages.ts'

/** Lower case, without accents, apostrophes and other punctuation. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’‘`´]/gu, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The abbreviations of British school names, by what they stand for. */
const abbreviations: Record<string, string> = {
  'church of england': 'c of e|c e|cofe|coe|ce|church of eng',
  catholic: 'roman catholic|r c|rc|cath|catholics',
  'voluntary aided': 'v a|va|vol aided',
  'voluntary controlled': 'v c|vc|vol controlled',
  saint: 'st|ss|saints',
  junior: 'jnr|jun|jr|juniors',
  infant: 'inf|infs|infants',
  primary: 'prim|pri|pry|primaries',
  nursery: 'nurs|nsy|nurseries',
  school: 'sch|schl|scl|schools',
  academy: 'acad|academies',
  community: 'comm|cmty',
  county: 'cty',
  methodist: 'meth',
  preschool: 'pre school',
}
function createSpeller(words: Record<string, string>): (text: string) => string {
  const spelling = new Map(
    Object.entries(words).flatMap(([full, short]) => short.split('|').map((one) => [one, full] as const)),
  )
  // One pattern for all, because an index of the register spells out tens of thousands of names. The longest first.
  const longest = [...spelling.keys()].sort((first, second) => second.length - first.length)
  const pattern = new RegExp(`\\b(?:${longest.join('|')})\\b`, 'g')
  return (text) => text.replace(pattern, (short) => spelling.get(short) ?? short)
}

const spellAbbreviations = createSpeller(abbreviations)
const sayInEnglish = createSpeller(inEnglish)

/**
 * A name as it is searched and compared: plain, in English as far as it says a kind of school, a saint or a town, with the
 * abbreviations of British school names spelt out.
 */
export function spellOut(name: string): string {
  return spellAbbreviations(sayInEnglish(plain(name)))
}

const stages = ['infant', 'junior', 'first', 'middle', 'lower', 'upper', 'primary', 'secondary', 'high']
const faiths = ['church of england', 'church in wales', 'catholic', 'methodist', 'jewish', 'muslim', 'hindu', 'sikh']
const kinds =
  'school academy nursery preschool community county voluntary aided controlled endowed foundation federation trust'
const joints = 'the of and at in on for with'
const soft = new Set([...`${stages.join(' ')} ${faiths.join(' ')} ${kinds} ${joints}`.split(' '), 'saint', 'cofe'])

/** The words that say which school it is; all of them where there are none. */
export function tellingWords(searchName: string): string[] {
  const words = searchName.split(' ')
  const telling = words.filter((word) => word.length > 1 && !soft.has(word))
  return telling.length > 0 ? telling : words
}

/** What only this school is called: the words that are neither its kind nor its place, as far as any are left. */
function ownWords(words: string[], places: Set<string>): string[] {
  const own = words.filter((word) => !soft.has(word))
  const named = own.filter((word) => !places.has(word))
  return named.length > 0 ? named : own.length > 0 ? own : words
}

/** Three letters at a time, each word padded as PostgreSQL's pg_trgm does. */
function trigrams(words: string[]): Set<string> {
  const found = new Set<string>()
  for (const word of words) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3))
  }
  return found
}

/** Between what both share of the two (Dice) and of the shorter one, so that words left out cost little. */
function overlap(first: string[], second: string[]): number {
  const [a, b] = [trigrams(first), trigrams(second)]
  const shared = [...a].filter((part) => b.has(part)).length
  return shared / (a.size + b.size) + shared / (2 * Math.min(a.size, b.size))
}

function similarity(first: string[], second: string[]): number {
  return Math.max(overlap(first, second), overlap([first.join('')], [second.join('')]))
}

export interface NameComparison {
  /** 0 to 1; 1 when nothing but the kind of school or the place differs. */
  likeness: number
  /** What the record says that contradicts what was entered: "an infant school", "a Catholic school"; else `""`. */
  conflict: string
}

/** Compares what a person typed with a name of the register; `places` are towns and villages that either may leave out. */
export function compareNames(entered: string, recorded: string, places: string[]): NameComparison {
  const [typed, known] = [spellOut(entered), spellOut(recorded)]
  const [typedWords, knownWords] = [typed.split(' '), known.split(' ')]
  const placeWords = new Set(places.flatMap((place) => spellOut(place).split(' ')))
  const likeness = Math.max(
    similarity(ownWords(typedWords, placeWords), ownWords(knownWords, placeWords)),
    similarity(ownWords(typedWords, new Set()), ownWords(knownWords, new Set())),
  )
  const conflict =
    stageConflict(typedWords, knownWords) || faithConflict(typed, known) || languageConflict(typed, known)
  return { likeness, conflict }
}

function stageConflict(typed: string[], known: string[]): string {
  const asked = stages.filter((stage) => typed.includes(stage))
  const recorded = stages.filter((stage) => known.includes(stage))
  const [stage = ''] = recorded
  if (asked.length === 0 || recorded.length === 0 || asked.some((one) => recorded.includes(one))) return ''
  return `${/^[aeiou]/.test(stage) ? 'an' : 'a'} ${stage} school`
}

function faithConflict(typed: string, known: string): string {
  const asked = faiths.find((faith) => typed.includes(faith))
  const recorded = faiths.find((faith) => known.includes(faith))
  if (!asked || !recorded || asked === recorded) return ''
  return `a ${recorded.replace(/\b(?!of)[a-z]/g, (letter) => letter.toUpperCase())} school`
}

const languages = ['welsh', 'gaelic', 'irish']

/** A town may have two schools of one name, and one of them may say in which language it teaches. */
function languageConflict(typed: string, known: string): string {
  const says = (name: string, language: string) => name.split(' ').includes(language)
  const recorded = languages.find((language) => says(known, language))
  if (!recorded || says(typed, recorded)) return ''
  return recorded === 'irish'
    ? 'an Irish school'
    : `a ${recorded.replace(/^./, (letter) => letter.toUpperCase())} school`
}
