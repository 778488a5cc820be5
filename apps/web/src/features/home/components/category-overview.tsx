import { categories, severityLevels, type CategorySlug } from '@curbcut/model/scan';
import { CategoryIcon } from '../../../components/ui/category-icon.tsx';

const looksAt: Readonly<Record<CategorySlug, string>> = {
  'image-accessibility': 'Text alternatives, captions, sound that plays by itself',
  'content-structure': 'Headings, lists, tables',
  forms: 'Labels, names of buttons, autocomplete values',
  links: 'Names, links told apart by color only',
  'visual-design': 'Contrast, target sizes, zoom and reflow',
  'keyboard-navigation': 'Order of the Tab key, skip links, areas that scroll',
  'aria-labels': 'Names, roles and states',
  'document-structure': 'Language, title, landmarks',
};

export function CategoryOverview() {
  return (
    <section className="section" aria-labelledby="home-categories">
      <div className="wrap stack gap-10">
        <div className="stack gap-3">
          <h2 id="home-categories" className="section__title">
            {categories.length} categories, one score
          </h2>
          <p className="lead">
            Automated checks find only part of all barriers. The report to read or print also lists
            what a person should test by hand. Issues are classed at {severityLevels.length}{' '}
            severity levels, {severityLevels.join(', ').replace(/, (?=\w+$)/, ' and ')}, each with
            its elements and a recommendation; reports tell critical and serious ones apart.
          </p>
        </div>
        <ul className="categories">
          {categories.map(({ slug, name }) => (
            <li key={slug} className="category">
              <h3 className="category__name">
                <CategoryIcon category={slug} />
                {name}
              </h3>
              <p className="text-muted">{looksAt[slug]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
