import type { DocumentSource, ResourceFacts } from './catalogue.ts'
import type { Paint, SceneNode } from './kit/scene.ts'
import { checkDecodable, checkPlayWords } from './phonics/sounded-out.ts'
import { ContentError, type Storybook } from './storybook.ts'

/** The teaching papers that every storybook has, by the name of their text in the book's folder. */
const papers = {
  'teachers-guide': 'teachers-guide.txt',
  'lesson-plan': 'lesson-plan.txt',
  'guided-reading': 'guided-reading.txt',
  'discussion-topic': 'discussion-topics.txt',
  'activity-sheet': 'activity-sheet.txt',
} as const

/**
 * Checks what printing would let pass: every storybook has all its teaching papers, ages run upwards, the words of a first
 * reader can be sounded out, and every shape has a colour that exists. Throws a ContentError that names the file and what to do.
 */
export function checkSources(library: Storybook[], documents: DocumentSource[]): void {
  for (const book of library) {
    const { file, story, cover, pages } = book
    checkAges(`${file}/story.ts`, story)
    checkDecodable(file, story)
    checkPlayWords(book)
    for (const [category, name] of Object.entries(papers)) {
      if (documents.some((paper) => paper.belongsTo === story.slug && paper.category === category)) continue
      throw new ContentError(`${file}/${name}: the paper is missing. Every storybook has one; write it.`)
    }
    for (const [page, { scene }] of [cover, ...pages].entries()) {
      checkColours(`${file}, ${page === 0 ? 'cover' : `page ${page}`}`, scene)
    }
  }
  for (const paper of documents) checkAges(paper.slug, paper)
}

function checkAges(where: string, { ageFrom, ageTo }: Pick<ResourceFacts, 'ageFrom' | 'ageTo'>): void {
  if (ageFrom <= ageTo) return
  throw new ContentError(`${where}: the ages run from ${ageFrom} to ${ageTo}. Write the lower age first.`)
}

/** Both `#rgb` and `#rrggbb`, as the PDF's colours are written. */
const colour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

function checkColours(where: string, nodes: SceneNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'group') {
      checkColours(where, node.children)
      continue
    }
    const used = [...('fill' in node ? coloursOf(node.fill) : []), ...('stroke' in node ? [node.stroke] : [])]
    const wrong = used.filter((one) => one === undefined || !colour.test(one))
    if (used.length > 0 && wrong.length === 0) continue
    const has = wrong[0] === undefined ? 'no colour' : `the colour “${wrong[0]}”`
    throw new ContentError(
      `${where}: a shape has ${has}. Use one that is in the book’s palette.ts, or write it as #rrggbb.`,
    )
  }
}

const coloursOf = (paint: Paint | undefined): (string | undefined)[] =>
  typeof paint === 'object' ? paint.stops.map(([, stop]) => stop) : [paint]
