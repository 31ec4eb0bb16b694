import type { Random } from './random.ts'

const first =
  'Ada Aisha Alan Amara Aoife Benedict Bronwen Callum Carys Charlotte Chidi Ciara Daniel Delphine Dilwyn Eilidh Emeka Fatima Fiona Gareth Grace Hamza Hannah Iqra Isla Jakub Jasmine Joanna Kwame Leila Lowri Maciej Mairi Marcus Mei Mohammed Niamh Nkechi Oluwaseun Owen Parveen Piotr Priya Rhiannon Ruairidh Ruth Samir Sanjay Siobhan Sofia Tamsin Thandiwe Tomasz Ursula Vikram Wei Yasmin Zainab Zoltan'.split(
    ' ',
  )
const last =
  'Abernathy Adeyemi Ahmed Anand Armitage Birch Blackwood Boateng Brennan Campbell Chaudhry Chen Davies Desai Evans Ferguson Fletcher Gallagher Goodfellow Griffiths Hartley Hughes Iqbal Jankowski Kamara Kaur Kelly Khan Kowalczyk Lewis MacAllister MacDonald Mahmood Mensah Mitchell Morris Mukherjee Nair Nowak O’Connor O’Sullivan Okafor Patel Penrose Pritchard Quigley Rahman Rees Robertson Shah Sinclair Thompson Underhill Vasquez Whitlock Williams Wright Yeboah Zielinska'.split(
    ' ',
  )

/** The longest names that people really have, and the shortest, which every page must hold. */
const unusual = [
  'Bartholomew Featherstonehaugh-Cholmondeley',
  'Oluwafunmilayo Adébáyọ̀-Oyelowo',
  'Carys Llewellyn-Davies',
  'Wolfeschlegelsteinhausenbergerdorff Smith',
  'Maria del Carmen Fernández de la Cruz y Villanueva',
  'Venkatanarasimharajuvaripeta Krishnamoorthy',
  'Ng',
  'فاطمة الزهراء بنت محمد',
  'Siân Ó Súilleabháin',
]

const taken = new WeakMap<Random, Set<string>>()

/** Somebody's name, another one on each call; one in thirty is unusual. */
export function nameOf(random: Random): string {
  const known = taken.get(random) ?? new Set()
  taken.set(random, known)
  for (;;) {
    const name = random.chance(1 / 30) ? random.pick(unusual) : `${random.pick(first)} ${random.pick(last)}`
    if (known.has(name) && known.size < 2500) continue
    known.add(name)
    return name
  }
}

/** An address in the name of somebody, at a domain that cannot exist (RFC 2606). */
export function emailOf(name: string, domain: string, number: number): string {
  const words = name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .trim()
    .toLowerCase()
    .split(/\s+/)
  return `${words[0] || 'family'}.${words.at(-1) || 'parent'}${number}@${domain}.example`
}
