import { FIRST_QUESTIONS } from '../../../shared/search/firstQuestions';
import Suggestions from '../parts/Suggestions';
import ErrorScreen from './ErrorScreen';
import NoResults from './NoResults';
import OptionList from './OptionList';
import messageStyles from './messages.module.css';
import optionStyles from './options.module.css';
import type { Screen } from './screen';
import SlashSetting from './SlashSetting';
import styles from './styles.module.css';
import type { SearchDialog } from './useSearchDialog';

/** What stands below the field. */
export default function Body({ search }: { search: SearchDialog }) {
  const { screen } = search;
  return (
    <div
      className={styles.body}
      aria-busy={search.status === 'loading' || search.status === 'stalled'}
      data-answered={search.answered}
    >
      <p role="status" className={styles.hidden}>
        {announcement(screen)}
      </p>
      <Content search={search} />
    </div>
  );
}

function Content({ search }: { search: SearchDialog }) {
  const { screen, active, listId, roomRem, choose, point, linkTo, star, forget } = search;
  const list = { active, listId, roomRem, choose, point, linkTo, star, forget };
  switch (screen.kind) {
    case 'waiting':
      return null;
    case 'error':
      return <ErrorScreen />;
    case 'none':
      return <NoResults screen={screen} onTry={search.type} />;
    case 'start':
      return (
        <>
          {screen.total === 0 ? (
            <div className={messageStyles.message}>
              <p>No recent searches</p>
              <Suggestions queries={FIRST_QUESTIONS} onTry={search.type} />
            </div>
          ) : (
            <OptionList groups={screen.groups} label="Saved searches" {...list} />
          )}
          <SlashSetting />
        </>
      );
    case 'results':
      return (
        <OptionList
          groups={screen.groups}
          label="Results"
          end={
            <a className={optionStyles.all} href={search.allResults} onClick={search.followAll}>
              See all {screen.total} results
            </a>
          }
          {...list}
        />
      );
  }
}

function announcement(screen: Screen): string {
  if (screen.kind === 'results') return `${screen.total} ${screen.total === 1 ? 'result' : 'results'}`;
  return screen.kind === 'none' ? `No results for ${screen.query}` : '';
}
