import { Link } from 'react-router-dom';

import { Quote, Set } from './testimonials.styles';
import { testimonials } from './testimonials';

/** All testimonials once; repeated sets are decorative. */
export function TestimonialSet({ isRepeat }: { isRepeat: boolean }) {
  return (
    <Set role="list" {...(isRepeat && { inert: true, 'aria-hidden': true })}>
      {testimonials.map(({ name, handle, avatar, text, link }) => (
        <Quote key={handle}>
          <figure>
            <blockquote>{text}</blockquote>
            <figcaption>
              <span className="avatar" aria-hidden="true">
                {avatar}
              </span>
              <span>
                <span className="name">{name}</span>
                {link === undefined ? (
                  <span className="handle">{handle}</span>
                ) : (
                  <Link className="handle" to={link}>
                    {handle}
                  </Link>
                )}
              </span>
            </figcaption>
          </figure>
        </Quote>
      ))}
    </Set>
  );
}
