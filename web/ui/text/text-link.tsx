import { Link, type LinkProps } from 'react-router'

/** A link within the portal that stands in a sentence. */
export const TextLink = (props: LinkProps) => <Link {...props} className="link" />
