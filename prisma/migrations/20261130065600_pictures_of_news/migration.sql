-- featured_image names the picture of an article: ours, or one elsewhere that an import named, which only the news desk is shown.
update sports_news n set featured_image = '/pictures/' || p.id || '-wide.webp' from news_pictures p where p.news_id = n.id;
