import type { Brand } from '#contract/brand.ts'
import { palettesOf } from '../palette.ts'

/** An icon's shape: `rounded` for tabs, `full` where the system masks it, `badge` in white only. */
type Cut = 'rounded' | 'full' | 'badge'

/** Books on a board with a seedling on top, in the sponsor's colours, 64 units wide. */
export function iconSvg(primaryColor: string, cut: Cut): string {
  const { light } = palettesOf(primaryColor)
  const isBadge = cut === 'badge'
  const colour = (fill: string) => (isBadge ? '#fff' : fill)
  const ground = isBadge
    ? ''
    : `<rect width="64" height="64" rx="${cut === 'rounded' ? 14 : 0}" fill="${light.accent}"/>`
  // The middle four fifths are never masked.
  const shrink = cut === 'full' ? ' transform="translate(8 8) scale(.75)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<g${shrink}>
<path d="M31 17c-1-6-5-9-12-9 0 7 4 11 12 11zM33 15c1-5 5-8 12-8 0 6-4 10-12 10z" fill="${colour(light['accent-soft'])}"/>
<path d="M32 26V16" stroke="${colour(light['accent-soft'])}" stroke-width="3" stroke-linecap="round"/>
<rect x="12" y="26" width="13" height="24" rx="2.5" fill="${colour('#edb04a')}"/>
<rect x="27" y="24" width="11" height="26" rx="2.5" fill="${colour('#fff9f0')}"/>
<rect x="41" y="23.5" width="11" height="27" rx="2.5" fill="${colour('#dd6543')}" transform="rotate(-9 46.5 37)"/>
<rect x="6" y="50" width="52" height="6" rx="3" fill="${colour('#dcb688')}"/></g></svg>`
}

/** Every rendered icon: its path, width in pixels and shape. */
export const icons = {
  '/icons/192.png': { size: 192, cut: 'rounded' },
  '/icons/512.png': { size: 512, cut: 'rounded' },
  '/icons/maskable-512.png': { size: 512, cut: 'full' },
  '/icons/badge.png': { size: 96, cut: 'badge' },
  '/apple-touch-icon.png': { size: 180, cut: 'full' },
} as const satisfies Record<string, { size: number; cut: Cut }>

export async function renderIcon(primaryColor: string, { size, cut }: { size: number; cut: Cut }): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = Buffer.from(iconSvg(primaryColor, cut))
  return sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A favicon.ico that contains one PNG of 32 pixels, for clients that request only that name. */
export async function renderFavicon(primaryColor: string): Promise<Buffer> {
  const png = await renderIcon(primaryColor, { size: 32, cut: 'rounded' })
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** The manifest with which a device installs the portal as an app. */
export function webManifest({ app_name, primary_color }: Pick<Brand, 'app_name' | 'primary_color'>): object {
  const { light } = palettesOf(primary_color)
  const png = (src: keyof typeof icons, purpose = 'any') => {
    const { size } = icons[src]
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  return {
    id: '/',
    name: app_name,
    short_name: app_name,
    description: 'Free storybooks, teacher’s guides and lesson plans that show children how ideas become enterprises.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light['accent-soft'],
    background_color: light.ground,
    icons: [png('/icons/192.png'), png('/icons/512.png'), png('/icons/maskable-512.png', 'maskable')],
  }
}
