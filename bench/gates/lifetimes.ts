const list = (names: string): string[] =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Born before 1895 and alive within the last seventy years. */
export const lateBloomers = list(`
Winston Churchill, Pablo Picasso, Charlie Chaplin, Coco Chanel, Le Corbusier, Frank Lloyd Wright, Marcel Duchamp, Marc Chagall, Joan Miró, Georgia O'Keeffe,
Agatha Christie, J. R. R. Tolkien, Hermann Hesse, Bertrand Russell, Ezra Pound, T. S. Eliot, Aldous Huxley, Pearl S. Buck, William Faulkner, Somerset Maugham, W. Somerset Maugham,
Carl Jung, Carl Gustav Jung, Albert Schweitzer, Ludwig Mies van der Rohe, Walter Gropius, Niels Bohr, Erwin Schrödinger, Max Born, Otto Hahn, Lise Meitner, Louis de Broglie,
Charles de Gaulle, Konrad Adenauer, Dwight D. Eisenhower, Harry S. Truman, Herbert Hoover, Douglas MacArthur, Bernard Montgomery, Ho Chi Minh, Nikita Khrushchev, Mao Zedong, Chiang Kai-shek,
Francisco Franco, António de Oliveira Salazar, Jawaharlal Nehru, Haile Selassie, Haile Selassie I, David Ben-Gurion, Josip Broz Tito, Georgy Zhukov, Vyacheslav Molotov, Juan Perón, Syngman Rhee, Clement Attlee,
Pope John XXIII, Pope Pius XII, Helen Keller, Buster Keaton, Harold Lloyd, Stan Laurel, Oliver Hardy, Groucho Marx, Harpo Marx, Cecil B. DeMille, Fritz Lang, John Ford, Jean Renoir, Carl Theodor Dreyer,
Mary Pickford, Mae West, Fred Astaire, Boris Karloff, Maurice Chevalier, Igor Stravinsky, Jean Sibelius, Ralph Vaughan Williams, Edgard Varèse, Sergei Koussevitzky, Arthur Rubinstein, Andrés Segovia, Pablo Casals, Cole Porter, Irving Berlin,
Oskar Kokoschka, Giorgio de Chirico, Giorgio Morandi, Max Ernst, Otto Dix, Georges Braque, Jean Cocteau, Man Ray, Ludwig von Mises, J. Edgar Hoover, Henry Miller, Anna Akhmatova, Boris Pasternak, Giuseppe Ungaretti, Eugenio Montale, Jorge Luis Borges,
Martin Heidegger, Karl Barth, Martin Buber, Jean Piaget, Rudolf Hess, Karl Dönitz, Erich von Manstein, Franz Halder, Wassily Leontief, John D. Rockefeller Jr., Duke Kahanamoku, Jack Dempsey, Norman Rockwell, Grandma Moses, Upton Sinclair, Robert Frost, Carl Sandburg, Marianne Moore, E. E. Cummings, Katherine Anne Porter, Elizabeth Arden, Elsa Schiaparelli, Cristóbal Balenciaga, Eleanor Roosevelt, Haakon VII of Norway, Queen Wilhelmina, Edward VIII, Diego Rivera, Gabriela Mistral, Arturo Toscanini, Sibelius, Constantin Brâncuși, Nikos Kazantzakis, Kaiser Hirohito
`);

/** Born since 1895 and dead for seventy years or more. */
export const longDead = list(`
Frida Kahlo, Anne Frank, George Orwell, F. Scott Fitzgerald, Federico García Lorca, Antoine de Saint-Exupéry, Amelia Earhart, Eva Perón, Evita Perón, Al Capone, John Dillinger, Bonnie Parker, Clyde Barrow, Bonnie and Clyde,
Lou Gehrig, Babe Ruth, James Dean, Hank Williams, Charlie Parker, Robert Johnson, Glenn Miller, Django Reinhardt, Carole Lombard, Jean Harlow, Rudolph Valentino, Carmen Miranda, George Gershwin, Kurt Weill,
Bertolt Brecht, Enrico Fermi, Alan Turing, Heinrich Himmler, Joseph Goebbels, Reinhard Heydrich, Eva Braun, Claus von Stauffenberg, Sophie Scholl, Hans Scholl, Dietrich Bonhoeffer, Simone Weil, Walter Benjamin, Sylvia Beach,
Dylan Thomas, Mikhail Bulgakov, Sergei Yesenin, Vladimir Mayakovsky, Isaac Babel, Sergei Eisenstein, Bela Bartok, Subhas Chandra Bose, Bhagat Singh, Chandrashekhar Azad, Kobayashi Takiji, Osamu Dazai, Lu Xun, Xu Zhimo, Xiao Hong,
Cesare Pavese, Antonio Gramsci, Galeazzo Ciano, Emiliano Zapata, César Augusto Sandino, Augusto César Sandino, Lady Jane Grey, Norma Talmadge, F. W. Murnau, Jean Vigo, Grand Duchess Anastasia Nikolaevna of Russia, Anastasia Romanov, Ruan Lingyu, Jackson Pollock, Arshile Gorky, Nicolas de Staël, Robert Capa, Gerda Taro, Manolete, Carlos Gardel, Jorge Negrete
`);
