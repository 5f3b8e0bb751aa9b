/** Forms of words that no ending tells, a row for each word. */
const ROWS = `
begin began begun
bind bound
break broke broken
bring brought
build built
buy bought
choose chose chosen choice
come came
delay delayed
die dead death
draw drew drawn
expire expiry
fail failure
fall fell fallen
feed fed
fight fought
find found
forget forgot forgotten
freeze froze frozen
give gave given
go went gone
grow grew grown growth
hide hid hidden hiding
hold held
keep kept
know knew known
lead led
leave left
lend lent
long length
lose lost loss losing
make made making
meet met
pay paid paying payer
save saved saving
prove proven proof
rise rose risen
run ran
see saw seen
sell sold
send sent
show shown
sign signature
speak spoke spoken
spend spent
steal stole stolen
stick stuck
take took taken taking
teach taught
think thought
understand understood
vote voted voter voting
wake woke woken waking
win won
withdraw withdrew withdrawn withdrawal
write wrote written
remove removal
approve approval
renew renewal
arrive arrival
`;

const FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(' '))
    .flatMap((row) => row.map((word) => [word, row] as const)),
);

/** The other forms of a word that changes inside, such as `send` and `sent`. */
export function irregularForms(word: string): readonly string[] {
  return FORMS.get(word) ?? [];
}
