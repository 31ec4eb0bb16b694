import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../kit/geometry.ts'
import { openLibrary } from '../library.ts'
import { linesOf } from '../story.ts'
import type { Space } from './play.ts'
import { answerOf } from './strip.ts'

const library = await openLibrary()
const [temi, bath, bus, left, wash] = library
const hadAGo = library.find(({ story }) => story.slug === 'they-had-a-go')
const poems = library.find(({ story }) => story.slug === 'rhubarb-rhubarb')
const played = library.filter(({ play }) => play !== null)
const games = 2000
/** How often a child of seven has the answer. */
const right = 0.85
/** In seconds: to roll and move; to do what a space says. */
const [rolling, doing] = [12, 14]

type Who = 0 | 1
type Pair = [number, number]
type Players = { at: Pair; last: number; chance: (share: number) => boolean }
/** What children do with the spaces of one game; `play` is true when they roll again. */
type Rules = { play: (does: string | null, who: Who, players: Players) => boolean; winner: (at: Pair) => Who | null }
type Board = { spaces: Space[]; start: number; homeToEnd: 1 | 2; rules: () => Rules }

/** One game: how long it takes, and who wins it. */
function playOut({ spaces, start, homeToEnd, rules }: Board, seed: number): { minutes: number; winner: Who | null } {
  const random = randomFrom(seed)
  const last = spaces.length - 1
  const players: Players = { at: [start, start], last, chance: (share) => random() < share }
  const { play, winner } = rules()
  let seconds = 0
  for (let who: Who = 0; players.at.filter((at) => at === last).length < homeToEnd; who = who === 0 ? 1 : 0) {
    let rolls = players.at[who] < last
    while (rolls) {
      players.at[who] = Math.min(last, players.at[who] + 1 + Math.floor(random() * 6))
      const does = spaces[players.at[who]]?.does ?? null
      seconds += rolling + (does ? doing : 0)
      rolls = play(does, who, players) && players.at[who] < last
    }
  }
  return { minutes: seconds / 60, winner: winner(players.at) }
}

function playMany(board: Board) {
  const all = Array.from({ length: games }, (_, seed) => playOut(board, seed + 1))
  const minutes = all.map(({ minutes }) => minutes).toSorted((one, other) => one - other)
  const share = (winner: Who | null) => all.filter((outcome) => outcome.winner === winner).length / games
  return {
    median: minutes[games / 2],
    long: minutes[games * 0.9],
    first: share(0),
    second: share(1),
    nobody: share(null),
  }
}

/** Two buttons keep Bernard away, so nobody gives up the second. Otherwise half of the children swap. */
function keepChips(): Rules {
  const chips: Pair = [6, 6]
  const buttons: Pair = [0, 0]
  let isFirst = true
  return {
    play: (does, who, players) => {
      if (does === 'find' || (does === 'sum' && players.chance(right))) buttons[who] += 1
      if (does === 'back') players.at[who] -= 2
      if (does === 'gull' && buttons[who] < 2) chips[who] = Math.max(0, chips[who] - 1)
      if (does === 'swap' && buttons[who] > 0 && buttons[who] !== 2 && players.chance(0.5)) {
        buttons[who] -= 1
        chips[who] += 1
      }
      if (does === 'home' && isFirst) {
        isFirst = false
        chips[who] += 1
      }
      return false
    },
    winner: () => (chips[0] === chips[1] ? null : chips[0] > chips[1] ? 0 : 1),
  }
}

/** Above the bench half of the children pay into the sink, until it has enough for a rope. */
const climb = (bench: number) => (): Rules => {
  let sink = 0
  return {
    play: (does, who, players) => {
      const friend = who === 0 ? 1 : 0
      if (does === 'sum' && players.chance(right)) {
        if (sink < 2 && players.at[who] > bench && players.chance(0.5)) sink += 1
        else players.at[who] = Math.min(players.last, players.at[who] + 2)
      }
      if (does === 'rain') {
        players.at[who] = Math.min(players.last, players.at[who] + 3)
        players.at[friend] = Math.max(-1, players.at[friend] - 1)
      }
      if (does === 'twang' && sink >= 2) sink -= 2
      else if (does === 'twang') players.at = [Math.min(players.at[0], bench), Math.min(players.at[1], bench)]
      return does === 'again'
    },
    winner: ([first, second]) => (first > second ? 0 : 1),
  }
}

/** Both win or neither. Half of the children give their torch away once it has cost them a note. */
function mendRoof(): Rules {
  let notes = 0
  const isGiven: [boolean, boolean] = [false, false]
  return {
    play: (does, who, players) => {
      if (does === 'earn' || (does === 'sum' && players.chance(right))) notes += 1
      if (does === 'hush' && players.chance(0.8)) notes += 1
      if (does === 'torch' && !isGiven[who]) {
        notes = Math.max(0, notes - 1)
        isGiven[who] = players.chance(0.5)
      }
      return false
    },
    winner: () => (notes >= 6 ? 0 : null),
  }
}

/** Five boots each to sell. The first at Kay’s sells one more. */
function sellBoots(): Rules {
  const unsold: Pair = [5, 5]
  let isFirst = true
  return {
    play: (does, who, players) => {
      const isSale = does === 'sell' || (does === 'sum' && players.chance(right)) || (does === 'home' && isFirst)
      if (isSale) unsold[who] = Math.max(0, unsold[who] - 1)
      if (does === 'home') isFirst = false
      if (does === 'bin') unsold[who] = Math.min(5, unsold[who] + 1)
      if (does === 'back') players.at[who] -= 2
      return does === 'again'
    },
    winner: () => (unsold[0] === unsold[1] ? null : unsold[0] < unsold[1] ? 0 : 1),
  }
}

/** A pound for each wash of a muddy dog; one that shakes itself leaves mud on the other. With mud on it, it goes from the bus back to the tub. */
const washDogs = (tub: number) => (): Rules => {
  const isMuddy: [boolean, boolean] = [true, true]
  const pounds: Pair = [0, 0]
  let isFirst = true
  const wash = (who: Who) => {
    if (isMuddy[who]) pounds[who] += 1
    isMuddy[who] = false
  }
  return {
    play: (does, who, players) => {
      if (does === 'mud') isMuddy[who] = true
      if (does === 'shake') isMuddy[who === 0 ? 1 : 0] = true
      if (does === 'sum' && players.chance(right)) pounds[who] += 1
      if (does === 'home' && isMuddy[who]) players.at[who] = tub
      else if (does === 'home' && isFirst) {
        pounds[who] += 1
        isFirst = false
      }
      if (does === 'wash' || players.at[who] === tub) wash(who)
      return does === 'shake'
    },
    winner: () => (pounds[0] === pounds[1] ? null : pounds[0] > pounds[1] ? 0 : 1),
  }
}

/** Each begins with three shillings; what goes wrong costs one and gives another go. The first home takes one more. */
function haveAnotherGo(): Rules {
  const shillings: Pair = [3, 3]
  let isFirst = true
  return {
    play: (does, who, players) => {
      if (does === 'idea' || (does === 'sum' && players.chance(right))) shillings[who] += 1
      if (does === 'wrong') shillings[who] = Math.max(0, shillings[who] - 1)
      if (does === 'home' && isFirst) {
        isFirst = false
        shillings[who] += 1
      }
      return does === 'wrong'
    },
    winner: () => (shillings[0] === shillings[1] ? null : shillings[0] > shillings[1] ? 0 : 1),
  }
}

/** Who can say it or rhyme takes a clap; half of the children buy the better place with one. The first to bow takes two. */
function takeClaps(): Rules {
  const claps: Pair = [0, 0]
  let isFirst = true
  return {
    play: (does, who, players) => {
      const friend = who === 0 ? 1 : 0
      if ((does === 'say' || does === 'rhyme') && players.chance(right)) claps[who] += 1
      if (does === 'round') {
        claps[who] += 1
        claps[friend] += 1
      }
      if (does === 'ark') {
        const [quick, slow]: [Who, Who] = players.chance(0.5) ? [0, 1] : [1, 0]
        if (claps[slow] > 0) claps[quick] += 1
        claps[slow] = Math.max(0, claps[slow] - 1)
      }
      const isBehind = players.at[who] < players.at[friend] && players.at[friend] < players.last
      if (does === 'swap' && claps[who] > 0 && isBehind && players.chance(0.5)) {
        claps[who] -= 1
        claps[friend] += 1
        players.at = [players.at[1], players.at[0]]
      }
      if (does === 'home' && isFirst) {
        isFirst = false
        claps[who] += 2
      }
      return false
    },
    winner: () => (claps[0] === claps[1] ? null : claps[0] > claps[1] ? 0 : 1),
  }
}

const spacesOf = (book: typeof temi) => book?.play?.game.spaces ?? []

describe('two children of seven, who play two thousand times', () => {
  const tub = spacesOf(wash).findIndex(({ words }) => words === 'Tub')
  it.each([
    ['bring their chips home', temi, keepChips, 5],
    ['sell their left boots', left, sellBoots, 4],
    ['get white dogs on the bus', wash, washDogs(tub), 4],
    ['have another go', hadAGo, haveAnotherGo, 4],
    ['take a bow', poems, takeClaps, 4],
  ] as const)('%s in ten minutes, and the one who begins hardly wins more often', (_, book, rules, minutes) => {
    const spaces = spacesOf(book)
    const { median, long, first, second, nobody } = playMany({ spaces, start: 0, homeToEnd: 2, rules })
    expect(median).toBeGreaterThan(minutes)
    expect(long).toBeLessThan(10)
    expect(Math.abs(first - second)).toBeLessThan(0.12)
    expect(nobody).toBeLessThan(0.25)
  })

  it('climb the ninety-nine steps in ten minutes, and the one who begins hardly wins more often', () => {
    const spaces = spacesOf(bath)
    const bench = spaces.findIndex(({ does }) => does === 'bench')
    expect(spaces[bench]?.label).toBe('40')
    const { median, long, first, second } = playMany({ spaces, start: -1, homeToEnd: 1, rules: climb(bench) })
    expect(median).toBeGreaterThan(4)
    expect(long).toBeLessThan(11)
    expect(Math.abs(first - second)).toBeLessThan(0.12)
  })

  it('save the bus together in ten minutes, three times out of four', () => {
    const { median, long, first } = playMany({ spaces: spacesOf(bus), start: 0, homeToEnd: 2, rules: mendRoof })
    expect(median).toBeGreaterThan(5)
    expect(long).toBeLessThan(10)
    expect(first).toBeGreaterThan(0.6)
    expect(first).toBeLessThan(0.85)
  })
})

/** What a sum comes to, in pounds where it has any. */
function solve(sum: string): string {
  const isMoney = /[£p]/.test(sum)
  const [, one = '', sign = '', other = ''] = /^(\S+) ([+−×]) (\S+) = \?$/.exec(sum) ?? []
  const amount = (text: string) => Number(text.replace(/[£p]/, '')) / (text.endsWith('p') ? 100 : 1)
  const [a, b] = [amount(one), amount(other)]
  return `${isMoney ? '£' : ''}${sign === '+' ? a + b : sign === '−' ? a - b : a * b}`
}

it.each(played.filter((book) => book !== poems))(
  'the sums on the board of $story.title have the right answers',
  (book) => {
    const sums = spacesOf(book).filter(({ does }) => does === 'sum')
    expect(sums.length).toBeGreaterThan(6)
    for (const { words, answer } of sums) expect(answer, words).toBe(solve(words))
  },
)

it('the rhymes on the board of the poems end lines of them', () => {
  const rhymes = spacesOf(poems).filter(({ does }) => does === 'rhyme')
  expect(rhymes.length).toBeGreaterThan(6)
  const ends = (poems?.story.pages ?? [])
    .flatMap(({ text }) => text.flatMap(linesOf))
    .map((text) => /[a-z-]+(?=[^a-z]*$)/i.exec(text)?.[0].toLowerCase())
  for (const { words, answer } of rhymes)
    expect(ends).toEqual(expect.arrayContaining([words.replace(', ?', ''), answer]))
})

it.each(played)('the guide of $story.title has the strip in its right order', (book) => {
  if (!book?.play) throw new Error('It has no strip.')
  expect(book.play.printed.toSorted()).toEqual(book.play.strip.map((_, moment) => moment))
  const pages = book.play.strip.flatMap((moment) => ('page' in moment ? [moment.page] : []))
  expect(pages).toEqual(pages.toSorted((one, other) => one - other))
  const guide = readFileSync(new URL(`../books/${book.story.slug}/teachers-guide.txt`, import.meta.url), 'utf8')
  expect(guide).toContain(`What came first: ${answerOf(book.play).join(', ')}.`)
})
