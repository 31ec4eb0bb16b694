import { Link } from 'react-router'
import { useSession } from '../../session/use-session.ts'

/** What happens next, what people can do themselves, and who else they can turn to. */
export function DataRequestAside() {
  const { isSignedIn } = useSession()
  return (
    <div className="grid gap-8">
      <section aria-labelledby="what-happens">
        <h2 id="what-happens" className="text-xl">
          What happens next
        </h2>
        <p className="mt-2 max-w-[45ch]">
          We will e-mail you a reference at once, and the day by which we will answer, which is within a month. We may
          first ask you to prove who you are, so that nobody else gets your data.
        </p>
      </section>
      <section aria-labelledby="by-yourself">
        <h2 id="by-yourself" className="text-xl">
          You can do this yourself
        </h2>
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
      </section>
      <section aria-labelledby="other-ways">
        <h2 id="other-ways" className="text-xl">
          Other ways
        </h2>
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
      </section>
    </div>
  )
}
