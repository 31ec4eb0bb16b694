import { type LineStyle, outlined } from '../kit/outlines.ts'
import type { SceneNode } from '../kit/scene.ts'

/** In points on the paper. */
const outline = 0.9

const fine: LineStyle = {
  ink: '#2a2320',
  line: outline,
  broad: 5,
  shapeAs: ({ path: { d }, isFace, isDark }) => (isFace && isDark && isSmall(d) ? 'dark' : 'outline'),
  lineWidth: ({ path: { width = 1 }, scale }) => Math.min(width, outline / scale),
  hasEdge: () => true,
  hasDarkEdge: true,
}

/**
 * A picture of the story as a page to colour in. `scale` is that in which it is printed, so that lines are as broad in a small picture. Eyes and mouths
 * stay dark, so that faces look.
 */
export const lineArt = (nodes: SceneNode[], scale = 1): SceneNode[] => outlined(nodes, scale, fine)

/** An eye or a mouth and not the hair, in a face whose radius is 1. */
function isSmall(d: string): boolean {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return Math.max(...numbers) - Math.min(...numbers) < 1.6
}
