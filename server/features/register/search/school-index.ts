import { postcodePart, readTyped, type TypedSearch, wordsOf } from './typed-words.ts'
import { createVocabulary, type WordMatch } from './vocabulary.ts'

/** What the index reads of an open school. */
export interface IndexedSchool {
  id: number
  name: string
  /** In the other language, `''` without one. */
  otherName: string
  street: string
  locality: string
  address3: string
  town: string
  county: string
  postcodeKey: string
  /** teaches some of the ages 6 to 9 */
  isOfAge: boolean
}

export interface SchoolIndex {
  /** Schools come in the order in which those that fit equally well are listed. */
  add(school: IndexedSchool): void
  /** The ids of the schools that fit best, best first. */
  search(q: string, limit: number): number[]
}

interface SimilarWords {
  word: string
  similar: WordMatch[]
}

/** How much a word counts where it is found: in the name, the village or town, the street, the county. */
const weights = [1, 0.92, 0.45, 0.4] as const
/** What a school must have of what was typed, by the weight of the words, and of what the best school has. */
const minScore = { ofTyped: 0.5, ofBest: 0.72 }
/**
 * What puts schools in order that have the same words: the right ages, words that follow each other as typed, little
 * else in the name, the same first word.
 */
const bonus = { age: 0.25, together: 0.2, wholeName: 0.12, start: 0.03 }
/** Stands between the parts of an address among the terms of a school. */
const gap = -1

/** An index in memory: some hundred bytes a school. */
export function createSchoolIndex(): SchoolIndex {
  const vocabulary = createVocabulary()
  /** For each word the schools that have it, each as its number times four plus where. */
  const postings: number[][] = []
  /** For each word in how many names and places it is. */
  const counts: number[] = []
  const schools: Array<{ id: number; postcode: string; isOfAge: boolean; nameTerms: number[]; terms: number[] }> = []

  function addWords(text: string, where: number, seen: Set<number>): number[] {
    const terms = text.trim() === '' ? [] : wordsOf(text).map((word) => vocabulary.add(word))
    for (const term of terms) {
      if (seen.has(term)) continue
      seen.add(term)
      const posting = schools.length * weights.length + where
      const list = postings[term]
      if (list) list.push(posting)
      else postings[term] = [posting]
      if (where < 2) counts[term] = (counts[term] ?? 0) + 1
    }
    return terms
  }

  /** A word says the more the fewer schools have it. */
  const weightOf = (count: number) => Math.log(1 + schools.length / Math.max(count, 0.5))

  function weigh(matches: WordMatch[]): number {
    const best = Math.max(0, ...matches.map(({ quality }) => quality))
    let count = 0
    for (const { term, quality } of matches) if (quality > best - 0.05) count += counts[term] ?? 0
    return weightOf(count)
  }

  function search(q: string, limit: number): number[] {
    const typed = readTyped(q)
    if (!typed) return []
    const scores = new Float32Array(schools.length)
    const nameScores = new Float32Array(schools.length)
    const best = new Float32Array(schools.length)
    let total = 0
    const likely: Set<number>[] = []
    const compared = listSimilar(typed)
    const words = compared.map(({ word }) => word)
    for (const [at, { word, similar }] of compared.entries()) {
      const matches = [...preferKnown(word, similar), ...joined(words, at), ...streets(word)]
      likely.push(new Set(matches.filter(({ quality }) => quality > 0.6).map(({ term }) => term)))
      const weight = weigh(matches)
      total += weight
      best.fill(0)
      for (const { term, quality } of matches) {
        for (const posting of postings[term] ?? []) {
          const number = posting >> 2
          const where = posting & 3
          const points = weight * quality * (weights[where] ?? 0)
          const gain = points - (best[number] ?? 0)
          if (gain <= 0) continue
          best[number] = points
          scores[number] = (scores[number] ?? 0) + gain
          if (where === 0) nameScores[number] = (nameScores[number] ?? 0) + gain
        }
      }
    }
    total += addPostcode(typed.postcode, scores)
    return pickBest(scores, nameScores, likely, total, limit)
  }

  /** Words that differ count less where the register has the word as it was typed. */
  function preferKnown(word: string, matches: WordMatch[]): WordMatch[] {
    if (!counts[vocabulary.find(word) ?? -1]) return matches
    return matches.map((match) => (match.quality < 0.93 ? { ...match, quality: match.quality * 0.75 } : match))
  }

  /** Two words that are one in the register: "chidding fold". */
  function joined(words: string[], at: number): WordMatch[] {
    const pairs = [`${words[at - 1] ?? ''}${words[at]}`, `${words[at]}${words[at + 1] ?? ''}`]
    return pairs.flatMap((pair) => {
      const term = pair === words[at] ? undefined : vocabulary.find(pair)
      return term === undefined ? [] : [{ term, quality: 0.95 }]
    })
  }

  /** "St" is Saint or Street. */
  function streets(word: string): WordMatch[] {
    const term = word === 'saint' ? vocabulary.find('street') : undefined
    return term === undefined ? [] : [{ term, quality: 0.9 }]
  }

  /** The words typed, each with the words of the register that are like it. */
  function listSimilar({ words, isUnfinished }: TypedSearch): SimilarWords[] {
    return words.flatMap((word, index) => {
      const isLast = isUnfinished && index === words.length - 1
      const similar = vocabulary.listSimilar(word, isLast)
      if (word.length < 6 || similar.some(({ quality }) => quality > 0.7)) return [{ word, similar }]
      const [start, end] = splitInTwo(word)
      if (start === undefined || end === undefined) return [{ word, similar }]
      return [
        { word: start, similar: vocabulary.listSimilar(start, false) },
        { word: end, similar: vocabulary.listSimilar(end, isLast) },
      ]
    })
  }

  /** One word that is two in the register: "northbaddesley". */
  function splitInTwo(word: string): string[] {
    for (let at = 3; at <= word.length - 3; at++) {
      const parts = [word.slice(0, at), word.slice(at)]
      if (parts.every((part) => vocabulary.find(part) !== undefined)) return parts
    }
    return []
  }

  function addPostcode(postcode: string, scores: Float32Array): number {
    if (postcode === '') return 0
    const parts = schools.map((school) => postcodePart(postcode, school.postcode))
    const fitting = parts.filter((part) => part >= 0.9).length
    const weight = weightOf(fitting)
    for (const [number, part] of parts.entries()) scores[number] = (scores[number] ?? 0) + weight * part
    return weight
  }

  /** How many of the pairs of words typed one after the other a school has in the same order: 0 to 1. */
  function partTogether(likely: Set<number>[], terms: number[]): number {
    let pairs = 0
    for (let at = 1; at < likely.length; at++) {
      const [first, second] = [likely[at - 1], likely[at]]
      if (terms.some((term, index) => second?.has(term) && first?.has(terms[index - 1] ?? gap))) pairs++
    }
    return likely.length > 1 ? pairs / (likely.length - 1) : 0
  }

  function pickBest(
    scores: Float32Array,
    nameScores: Float32Array,
    likely: Set<number>[],
    total: number,
    limit: number,
  ): number[] {
    const picked: Array<{ number: number; score: number; rank: number }> = []
    for (let number = 0; number < scores.length; number++) {
      const score = (scores[number] ?? 0) / total
      const school = schools[number]
      if (score < minScore.ofTyped || !school) continue
      const nameTotal = school.nameTerms.reduce((sum, term) => sum + weightOf(counts[term] ?? 0), 0)
      const rank =
        score +
        (school.isOfAge ? bonus.age : 0) +
        (bonus.wholeName * (nameScores[number] ?? 0)) / Math.max(nameTotal, 0.1) +
        (likely[0]?.has(school.nameTerms[0] ?? gap) ? bonus.start : 0) +
        bonus.together * partTogether(likely, school.terms)
      if (picked.length === limit && rank <= (picked.at(-1)?.rank ?? 0)) continue
      const at = picked.findIndex((other) => other.rank < rank)
      picked.splice(at < 0 ? picked.length : at, 0, { number, score, rank })
      if (picked.length > limit) picked.pop()
    }
    const enough = minScore.ofBest * Math.max(...picked.map(({ score }) => score))
    return picked.filter(({ score }) => score >= enough).map(({ number }) => schools[number]?.id ?? 0)
  }

  return {
    add(school) {
      const seen = new Set<number>()
      const nameTerms = addWords(school.name, 0, seen)
      const otherTerms = addWords(school.otherName, 0, seen)
      const places = [school.locality, school.address3, school.town].map((place) => addWords(place, 1, seen))
      addWords(school.street, 2, seen)
      addWords(school.county, 3, seen)
      const terms = [nameTerms, otherTerms, ...places].flatMap((part) => [...part, gap])
      schools.push({ id: school.id, postcode: school.postcodeKey, isOfAge: school.isOfAge, nameTerms, terms })
    },
    search,
  }
}
