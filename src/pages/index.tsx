import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import { RELEASES } from '../../config/releases';
import { FACTS, WAYS_IN } from '../components/Home/content';
import Program from './_program.mdx';
import styles from './index.module.css';

function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.pitch}>
        <h1>Programs that talk by messages</h1>
        <p className={styles.lead}>
          Vara is a proof-of-stake network whose programs are actors: written in Rust, run as WebAssembly, each with
          memory of its own, reached only by messages.
        </p>
        <div className={styles.actions}>
          <Link className={styles.primary} to="/docs/getting-started-in-5-minutes">
            Start in five minutes
          </Link>
          <SearchBar />
        </div>
        <p className={styles.release}>
          Describes Gear {RELEASES.gear.version} and Sails {RELEASES.sails.version}.{' '}
          <Link to="/docs/compatibility">Releases covered</Link>
        </p>
      </div>
      <div className={styles.program}>
        <MDXContent>
          <Program />
        </MDXContent>
      </div>
    </header>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The home page: what the platform is, a real program beside it, and the ways in. */
export default function Home() {
  return (
    <Layout description="Developer documentation of the Vara Network and the Gear platform: programs in Rust and Sails, how messages, gas and rent work, and tools for applications.">
      <main className={styles.home}>
        <Hero />
        <Section title="Find your way in">
          <ul className={styles.ways}>
            {WAYS_IN.map(({ title, text, to, more }) => (
              <li key={to}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{text}</p>
                <ul>
                  {more.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="What a program can rely on">
          <dl className={styles.facts}>
            {FACTS.map(({ name, text, to }) => (
              <div key={to}>
                <dt>
                  <Link to={to}>{name}</Link>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </main>
    </Layout>
  );
}
