import { spellOut } from '../../server/features/register/names.ts'

/** A school as the register's file has it. */
export interface FiledSchool {
  id: number
  name: string
  locality: string
  address3: string
  town: string
  postcode: string
}

export interface TypedSchool {
  typed: string
  /** Which schools it says; several where no one could tell them apart by what is typed. */
  means: Set<number>
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const placesOf = ({ locality, address3, town }: FiledSchool) => [locality, address3, town].filter(Boolean)
const villageOf = (school: FiledSchool) => placesOf(school)[0] ?? ''
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’'.,]/g, '')
    .replaceAll(/[()]/g, ' ')

/** As people shorten a name: "St Mary's Church of England Primary School" is "st marys c of e primary". */
const shorten = (name: string) =>
  plain(name)
    .replaceAll(/\bchurch of england|\bcofe\b/g, 'c of e')
    .replaceAll(/\b(roman )?catholic/g, 'rc')
    .replaceAll(/\binfant\b/g, 'infants')
    .replaceAll(/\s*\b(aided|controlled|voluntary|community|the|school)\b\s*/g, ' ')
    .trim()

const kinds =
  /\b(infants?|juniors?|primary|first|middle|lower|upper|nursery|academy|c of e|rc|catholic|county|and|pre-school)\b|&/g
/** What only says which school: "st marys". */
const own = (name: string) => shorten(name).replaceAll(kinds, ' ').replaceAll(/\s+/g, ' ').trim()

/** A text with a place, or with the next larger one where the name says it already. */
function withPlace(text: string, places: string[]): string {
  const place = places.map(plain).find((one) => !text.includes(one))
  return place ? `${text} ${place}` : text
}

type Way = (school: FiledSchool) => string

/** A short name, and the place where it would not tell schools apart. */
function tellApart(schools: FiledSchool[]): Way {
  const count = new Map<string, number>()
  for (const { name } of schools) count.set(spellOut(shorten(name)), (count.get(spellOut(shorten(name))) ?? 0) + 1)
  return (school) =>
    count.get(spellOut(shorten(school.name))) === 1
      ? shorten(school.name)
      : withPlace(shorten(school.name), placesOf(school))
}

/** Where a letter of the words that tell schools apart may be wrong: a place in the text. */
function letterIn(text: string, random: () => number): number {
  const places = [...text.matchAll(/[a-z]+/g)]
    .filter(([word]) => word.length > 3 && word.replaceAll(kinds, '') !== '')
    .flatMap(({ 0: word, index }) => Array.from(word, (_, at) => index + at))
  return places[Math.floor(random() * places.length)] ?? -1
}

type Slip = (text: string, at: number, random: () => number) => string

const slips: Record<string, Slip> = {
  'one letter wrong': (text, at, random) =>
    `${text.slice(0, at)}${otherLetter(text[at] ?? '', random)}${text.slice(at + 1)}`,
  'two letters swapped': (text, at) => {
    // Within the word, and such that the text differs.
    const first = [at, at - 1].find((one) => /^[a-z]{2}$/.test(text.slice(one, one + 2)) && text[one] !== text[one + 1])
    return first === undefined
      ? text
      : `${text.slice(0, first)}${text[first + 1]}${text[first]}${text.slice(first + 2)}`
  },
  'one letter missing': (text, at) => text.slice(0, at) + text.slice(at + 1),
  'one letter too many': (text, at, random) => text.slice(0, at) + otherLetter('', random) + text.slice(at),
}

function otherLetter(letter: string, random: () => number): string {
  const others = 'abcdefghijklmnopqrstuvwxyz'.replace(letter, '')
  return others[Math.floor(random() * others.length)] ?? ''
}

/** Every school as it may be typed, by the class of typing; all with one seed are the same each time. */
export function typeSchools(schools: FiledSchool[], seed: number): Map<string, TypedSchool[]> {
  const random = randomFrom(seed)
  const base = tellApart(schools)
  const without = (text: string, space: RegExp) => {
    const gaps = [...text.matchAll(space)]
    const gap = gaps[Math.floor(random() * gaps.length)]
    return gap ? text.slice(0, gap.index + 1) + text.slice(gap.index + 2) : ''
  }
  const ways: Record<string, Way> = {
    'the whole name': ({ name }) => name,
    'the name shortened': ({ name }) => shorten(name),
    'name and village': (school) => withPlace(own(school.name), placesOf(school)),
    'name and town': (school) => withPlace(own(school.name), [school.town]),
    'village, then name': (school) => `${plain(villageOf(school))} ${shorten(school.name)}`,
    'name and postcode': ({ name, postcode }) => `${shorten(name)} ${postcode.toLowerCase().replace(' ', '')}`,
    'name and half a postcode': ({ name, postcode }) => `${own(name)} ${postcode.split(' ')[0]}`,
    'the postcode': ({ postcode }) => postcode,
    'a space left out': (school) => without(base(school), /[a-z]{3} [a-z]{3}/g),
  }
  const classes = new Map(Object.entries(ways).map(([name, way]) => [name, typeAll(schools, way)]))
  classes.set('name and half the town', typeHalf(schools))
  classes.set('the village alone', villages(schools))
  const meant = new Map(typeAll(schools, base).map((one) => [spellOut(one.typed), one.means]))
  for (const [name, slip] of Object.entries(slips)) {
    const typed = schools.flatMap((school): TypedSchool[] => {
      const text = base(school)
      const at = letterIn(text, random)
      const wrong = at < 0 ? text : slip(text, at, random)
      // What has become the name of another school says that one.
      if (wrong === text || meant.has(spellOut(wrong))) return []
      return [{ typed: wrong, means: meant.get(spellOut(text)) ?? new Set() }]
    })
    classes.set(name, typed)
  }
  return classes
}

function typeAll(schools: FiledSchool[], way: Way): TypedSchool[] {
  const means = new Map<string, Set<number>>()
  const typed = schools.map((school) => ({ school, text: way(school) })).filter(({ text }) => text.length >= 3)
  for (const { school, text } of typed) {
    const key = spellOut(text)
    means.set(key, (means.get(key) ?? new Set()).add(school.id))
  }
  return typed.map(({ text }) => ({ typed: text, means: means.get(spellOut(text)) ?? new Set() }))
}

/** Name and the beginning of the town: it means every school whose name and town, or whose name alone, begins with it. */
function typeHalf(schools: FiledSchool[]): TypedSchool[] {
  const whole = schools.flatMap((school) =>
    [withPlace(own(school.name), [school.town]), own(school.name)].map((text) => ({ id: school.id, text })),
  )
  whole.sort((a, b) => (a.text < b.text ? -1 : 1))
  return schools.map(({ name, town }) => {
    const full = withPlace(own(name), [town])
    const typed = full.slice(0, own(name).length + 1 + Math.max(5, town.length / 2))
    let [from, to] = [0, whole.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((whole[middle]?.text ?? '') < typed) from = middle + 1
      else to = middle
    }
    const means = new Set<number>()
    for (let at = from; whole[at]?.text.startsWith(typed); at++) means.add(whole[at]?.id ?? 0)
    return { typed, means }
  })
}

/** Villages and towns with at most ten schools: any of them may be meant. */
function villages(schools: FiledSchool[]): TypedSchool[] {
  const byWord = new Map<string, Array<{ id: number; words: string }>>()
  for (const school of schools) {
    const words = spellOut(`${school.name} ${placesOf(school).join(' ')}`)
    for (const word of new Set(words.split(' '))) {
      const others = byWord.get(word) ?? []
      others.push({ id: school.id, words: ` ${words} ` })
      byWord.set(word, others)
    }
  }
  const names = [...new Set(schools.map(villageOf))].filter((name) => name.length >= 3)
  return names.flatMap((name) => {
    const words = spellOut(name)
    const there = (byWord.get(words.split(' ')[0] ?? '') ?? []).filter((one) => one.words.includes(` ${words} `))
    return there.length > 10 ? [] : [{ typed: plain(name), means: new Set(there.map(({ id }) => id)) }]
  })
}
