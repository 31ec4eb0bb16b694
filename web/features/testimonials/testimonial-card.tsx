import type { Testimonial } from '#contract/testimonials.ts'
import './testimonial-card.css'

/** A testimonial on a page torn from a notebook. An invented one says so. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { quote, author, author_role, is_example } = testimonial
  return (
    <figure className="testimonial">
      <blockquote className="testimonial-quote">“{quote}”</blockquote>
      <figcaption className="testimonial-author">
        <span className="font-bold">{author}</span>
        {author_role && <span>, {author_role}</span>}
        {is_example && <span className="testimonial-example">An example, until we have a teacher’s own words</span>}
      </figcaption>
    </figure>
  )
}
