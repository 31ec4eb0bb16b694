const sources = [
  {
    nation: 'England',
    site: 'Get Information about Schools',
    href: 'https://get-information-schools.service.gov.uk/Downloads',
    what: 'all establishment data as CSV with all its fields, unpacked; then establishment links, which say what became of schools that closed',
  },
  {
    nation: 'Wales',
    site: 'gov.wales',
    href: 'https://www.gov.wales/address-list-schools',
    what: 'the address list of schools, as the workbook that it is',
  },
  {
    nation: 'Scotland',
    site: 'gov.scot',
    href: 'https://www.gov.scot/publications/school-contact-details/',
    what: 'school contact details, as the workbook that it is; School Roll and Locations adds the number of pupils',
  },
  {
    nation: 'Northern Ireland',
    site: 'education-ni.gov.uk',
    href: 'https://apps.education-ni.gov.uk/appinstitutes/default.aspx',
    what: 'all schools, exported from the Institution Search as CSV',
  },
]

/** What to download for each nation, and where. */
export function ListSources() {
  return (
    <ul className="grid gap-2">
      {sources.map(({ nation, site, href, what }) => (
        <li key={nation}>
          <b>{nation}:</b> {what}, from{' '}
          <a className="link" href={href} target="_blank" rel="noreferrer">
            {site}
          </a>
        </li>
      ))}
    </ul>
  )
}
