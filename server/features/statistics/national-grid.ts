import proj4 from 'proj4'

/** The datum of the Ordnance Survey, with the Helmert transformation from WGS 84, which is accurate to about 5 m. */
const datum = '+ellps=airy +towgs84=446.448,-125.157,542.06,0.1502,0.247,0.8421,-20.4894 +no_defs'
export const osgb36 = `+proj=longlat ${datum}`
/** EPSG:27700, from Ordnance Survey, "A guide to coordinate systems in Great Britain", annexes A to C. */
export const nationalGrid = `+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +units=m ${datum}`

const converter = proj4('WGS84', nationalGrid)

/** From degrees (WGS 84) to whole metres of the British National Grid. */
export function toNationalGrid({ latitude, longitude }: { latitude: number; longitude: number }): {
  easting: number
  northing: number
} {
  const [easting, northing] = converter.forward<[number, number]>([longitude, latitude])
  return { easting: Math.round(easting), northing: Math.round(northing) }
}
