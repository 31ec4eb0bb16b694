/**
 * From degrees (WGS 84) to metres of the British National Grid: a Helmert transformation to OSGB36, good to about 5 m, and
 * the transverse Mercator projection of Ordnance Survey, "A guide to coordinate systems in Great Britain", annexes B and C.
 */
export function toNationalGrid({ latitude, longitude }: { latitude: number; longitude: number }): {
  easting: number
  northing: number
} {
  const { phi, lambda } = toOsgb36(radians(latitude), radians(longitude))
  return project(phi, lambda)
}

interface Ellipsoid {
  a: number
  b: number
}

const wgs84: Ellipsoid = { a: 6_378_137, b: 6_356_752.3142 }
const airy: Ellipsoid = { a: 6_377_563.396, b: 6_356_256.909 }
const radians = (degrees: number) => (degrees * Math.PI) / 180
const seconds = (arc: number) => radians(arc / 3600)

const helmert = {
  tx: -446.448,
  ty: 125.157,
  tz: -542.06,
  rx: seconds(-0.1502),
  ry: seconds(-0.247),
  rz: seconds(-0.8421),
  scale: 1 + 20.4894e-6,
}

function toOsgb36(phi: number, lambda: number): { phi: number; lambda: number } {
  const e2 = 1 - (wgs84.b / wgs84.a) ** 2
  const nu = wgs84.a / Math.sqrt(1 - e2 * Math.sin(phi) ** 2)
  const x = nu * Math.cos(phi) * Math.cos(lambda)
  const y = nu * Math.cos(phi) * Math.sin(lambda)
  const z = nu * (1 - e2) * Math.sin(phi)
  const { tx, ty, tz, rx, ry, rz, scale } = helmert
  const moved = {
    x: tx + scale * x - rz * y + ry * z,
    y: ty + rz * x + scale * y - rx * z,
    z: tz - ry * x + rx * y + scale * z,
  }
  return toAngles(moved)
}

function toAngles({ x, y, z }: { x: number; y: number; z: number }): { phi: number; lambda: number } {
  const e2 = 1 - (airy.b / airy.a) ** 2
  const p = Math.hypot(x, y)
  let phi = Math.atan2(z, p * (1 - e2))
  for (let round = 0; round < 6; round++) {
    const nu = airy.a / Math.sqrt(1 - e2 * Math.sin(phi) ** 2)
    phi = Math.atan2(z + e2 * nu * Math.sin(phi), p)
  }
  return { phi, lambda: Math.atan2(y, x) }
}

const grid = { scale: 0.9996012717, phi0: radians(49), lambda0: radians(-2), east: 400_000, north: -100_000 }

/** OSGB36 radians to whole metres of the grid. */
export function project(phi: number, lambda: number): { easting: number; northing: number } {
  const { a, b } = airy
  const e2 = 1 - (b / a) ** 2
  const [sin, cos, tan2] = [Math.sin(phi), Math.cos(phi), Math.tan(phi) ** 2]
  const nu = (a * grid.scale) / Math.sqrt(1 - e2 * sin ** 2)
  const rho = (a * grid.scale * (1 - e2)) / (1 - e2 * sin ** 2) ** 1.5
  const eta2 = nu / rho - 1
  const dl = lambda - grid.lambda0
  const north = [
    meridian(phi) + grid.north,
    (nu / 2) * sin * cos,
    (nu / 24) * sin * cos ** 3 * (5 - tan2 + 9 * eta2),
    (nu / 720) * sin * cos ** 5 * (61 - 58 * tan2 + tan2 ** 2),
  ]
  const east = [
    nu * cos,
    (nu / 6) * cos ** 3 * (nu / rho - tan2),
    (nu / 120) * cos ** 5 * (5 - 18 * tan2 + tan2 ** 2 + 14 * eta2 - 58 * tan2 * eta2),
  ]
  return {
    easting: Math.round(grid.east + east.reduce((sum, term, at) => sum + term * dl ** (2 * at + 1), 0)),
    northing: Math.round(north.reduce((sum, term, at) => sum + term * dl ** (2 * at), 0)),
  }
}

/** Metres along the meridian from the grid's origin. */
function meridian(phi: number): number {
  const n = (airy.a - airy.b) / (airy.a + airy.b)
  const [minus, plus] = [phi - grid.phi0, phi + grid.phi0]
  const terms = [
    (1 + n + (5 / 4) * (n ** 2 + n ** 3)) * minus,
    -(3 * (n + n ** 2) + (21 / 8) * n ** 3) * Math.sin(minus) * Math.cos(plus),
    (15 / 8) * (n ** 2 + n ** 3) * Math.sin(2 * minus) * Math.cos(2 * plus),
    -(35 / 24) * n ** 3 * Math.sin(3 * minus) * Math.cos(3 * plus),
  ]
  return airy.b * grid.scale * terms.reduce((sum, term) => sum + term, 0)
}
