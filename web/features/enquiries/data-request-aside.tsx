import { Link } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import { Section } from '../../ui/page/section.tsx'

/** What happens next, what people can do themselves, and who else they can turn to. */
export function DataRequestAside() {
  const { isSignedIn } = useSession()
  return (
    <div className="grid gap-8">
      <Section id="what-happens" title="What happens next">
        <p className="mt-2 max-w-[45ch]">
          We will e-mail you a reference at once, and the day by which we will answer, which is within a month. We may
          first ask you to prove who you are, so that nobody else gets your data.
        </p>
      </Section>
      <Section id="by-yourself" title="You can do this yourself">
        <p className="mt-2 max-w-[45ch]">
          {isSignedIn ? (
            <>
              In your{' '}
              <Link to="/profile/settings" className="link">
                settings
              </Link>{' '}
              you can download your data, change your e-mail address and delete your account, and in your{' '}
              <Link to="/profile/update" className="link">
                profile
              </Link>{' '}
              correct your name and address.
            </>
          ) : (
            <>
              If you have an account,{' '}
              <Link to="/login?next=%2Fprofile%2Fsettings" className="link">
                log in
              </Link>
              . In your settings you can download your data, change your e-mail address and delete your account.
            </>
          )}
        </p>
      </Section>
      <Section id="other-ways" title="Other ways">
        <p className="mt-2 max-w-[45ch]">
          You do not have to use this form: you can also{' '}
          <Link to="/contact" className="link">
            send us a message
          </Link>
          . You can see who we are and what data we hold on the page{' '}
          <Link to="/privacy" className="link">
            Privacy
          </Link>
          . If you are not happy with our answer, you can complain to the{' '}
          <a href="https://ico.org.uk/make-a-complaint/" className="link">
            Information Commissioner’s Office
          </a>
          .
        </p>
      </Section>
    </div>
  )
}
