import { type LineStyle, outlined } from '../kit/outlines.ts'
import { longestOf, sizeOf } from '../kit/path-size.ts'
import type { SceneNode } from '../kit/scene.ts'

export const ink = '#1c1a18'
/** 1.2 mm in points: what a child of six can colour up to, and what rises on swell paper. */
export const minStroke = (1.2 / 25.4) * 72
/** In points on the paper. A smaller shape would be a blot, a thinner one is a line; a broader line has two edges, and a finer one is a mesh or a thread. */
const min = { shape: 11, thickness: 5, broad: 13, line: 9, drawn: 1 }

const bold: LineStyle = {
  ink,
  line: minStroke,
  broad: min.broad,
  shapeAs({ path: { d }, scale, isFace, isDark }) {
    const { width, height } = sizeOf(d)
    const long = longestOf(d) * scale
    const isFeature = isFace && isDark && long < 4 * min.shape
    const isDot = long < min.shape || isFeature || Math.min(width, height) * scale < min.thickness
    if (!isDot) return 'outline'
    return isDark ? 'dark' : 'nothing'
  },
  lineWidth: ({ path: { d, width = 1 }, scale }) =>
    longestOf(d) * scale < min.line || width * scale < min.drawn ? 0 : minStroke / scale,
  hasEdge: (clip, scale) => longestOf(clip) * scale >= min.shape,
  hasDarkEdge: false,
}

/**
 * A picture of the story in lines to colour in, all of one width: `scale` is that in which the scene is printed. Whatever is too
 * small to be coloured is left out. Eyes stay dark, so that faces look.
 */
export const boldOutlines = (nodes: SceneNode[], scale: number): SceneNode[] => outlined(nodes, scale, bold)
