/** How a learner is asked: a series, ten questions of practice, or a mock exam. */
export type Mode = 'serie' | 'dizaine' | 'examen';
