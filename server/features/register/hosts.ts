/** The host of a website as the register has it (with or without scheme, path, `www.`), or `''` when it has none. */
export function hostOfWebsite(website: string): string {
  const url = website
    .trim()
    .toLowerCase()
    .replace(/^(?:https?[:;/]\/*)+/, '')
  if (url === '' || /[\s@]/.test(url) || !URL.canParse(`http://${url}`)) return ''
  const host = new URL(`http://${url}`).hostname.replace(/\.$/, '').replace(/^www\./, '')
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(host) ? host : ''
}

export function hostOfEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** Whether a host is another or a subdomain of it: `mail.anstey.hants.sch.uk` of `anstey.hants.sch.uk`. */
export function isUnder(host: string, other: string): boolean {
  return other !== '' && (host === other || host.endsWith(`.${other}`))
}

/** The host and its parent domains, down to two labels. */
export function withParents(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
}

/** Hosts at which anybody can have an e-mail address. */
const publicMail = `
  aol.co.uk aol.com blueyonder.co.uk btconnect.com btinternet.com btopenworld.com fastmail.com gmail.com gmx.co.uk gmx.com
  gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hushmail.com icloud.com live.co.uk live.com lycos.co.uk mac.com
  mail.com mail.ru me.com msn.com ntlworld.com o2.co.uk orange.net outlook.co.uk outlook.com pm.me proton.me protonmail.com
  qq.com rocketmail.com sky.com supanet.com talk21.com talktalk.net tesco.net tiscali.co.uk tutanota.com virgin.net
  virginmedia.com yahoo.co.uk yahoo.com yahoo.ie yandex.com ymail.com zoho.com`

/** The mail and the sites that a nation gives to all its schools: pupils have addresses there too. */
const nations = 'c2ken.net c2kni.net glow.sch.uk glowmail.org.uk glowscotland.org.uk hwbcymru.net hwbmail.net j2e.com'

/** Hosts under which schools of many kinds have their pages: makers of websites, councils and grids for learning. */
const sharedSites = `
  blogspot.co.uk blogspot.com btck.co.uk cms4schools.net e4education.co.uk edublogs.org eschools.co.uk
  facebook.com fluencycms.co.uk github.io godaddysites.com google.com greenschoolsonline.co.uk hants.org.uk j2bloggy.com
  j2webby.com jimdo.com jimdofree.com lgfl.net lgfl.org.uk moonfruit.com netlify.app ngfl.ac.uk nstudio.school primarysite.net
  primarysite.co.uk rm.com schooljotter.com schooljotter2.com schooljotter3.com schools.org.uk schoolspider.co.uk
  schoolzineplus.com schudio.com secure-dbprimary.com dbprimary.com squarespace.com swgfl.org.uk
  thegrid.org.uk twitter.com webnode.co.uk weebly.com wgfl.org.uk wix.com wixsite.com wordpress.com x.com yolasite.com`

const ofNations = new Set(nations.split(' '))

/** Whether a nation gives addresses at this host to staff and pupils alike. */
export const isOfNation = (host: string): boolean => withParents(host).some((parent) => ofNations.has(parent))

const shared = new Set(`${publicMail} ${nations} ${sharedSites}`.split(/\s+/).filter((host) => host !== ''))

/** What federations, trusts and councils call themselves, whose site the register has for one of their schools only. */
const several = /federat|schools|academies|learning|trust|partner|alliance|dioces|council|(?:fed|-mat)(?:[.-]|$)/

/** Whether a host says that it belongs to several schools. */
export const namesSeveral = (host: string): boolean => several.test(host)

/** Public suffixes: `co.uk`, `sch.uk` and the like. */
const suffix = /^(?:ac|co|gov|ltd|me|mod|net|nhs|org|plc|police|sch)\.(?:uk|wales|scot|cymru)$/

/**
 * Whether many share this host, so that an address there says nothing about one school: public mail, makers of
 * websites, councils (`gov.uk`, and `hants.sch.uk`, under which each school has a name of its own).
 */
export function isShared(host: string): boolean {
  if (isUnder(host, 'gov.uk') || isUnder(host, 'gov.wales') || isUnder(host, 'gov.scot')) return true
  if (isUnder(host, 'sch.uk') && host.split('.').length < 4) return true
  return suffix.test(host) || withParents(host).some((parent) => shared.has(parent))
}
